// The locale comes first: moment-hijri adds its months to it.
import 'moment/locale/ar-sa';
import 'moment-hijri';
