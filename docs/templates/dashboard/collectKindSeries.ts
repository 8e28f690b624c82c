import { boatKinds, type BoatKind } from './boats';
import type { Report } from './collectReport';
import { collectSlice } from './collectSlice';
import type { Measure } from './measures';

export interface KindSeries {
  kind: BoatKind;
  data: number[];
}

/** A measure in each bucket of a report, of each kind of boat that the place has. */
export function collectKindSeries(report: Report, { measure }: Measure): KindSeries[] {
  return boatKinds.flatMap((kind) => {
    const boatCount = report.boats.filter((boat) => boat.kind === kind).length;
    const history = report.history.filter(({ boat }) => boat.kind === kind);
    const data = report.buckets.map((bucket) => measure(collectSlice(history, boatCount, bucket)));
    return boatCount === 0 ? [] : [{ kind, data }];
  });
}
