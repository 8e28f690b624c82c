/** Someone who works for a company with five offices. */
export interface Employee {
  id: number;
  name: string;
  role: string;
  department: 'Management' | 'Engineering' | 'Design' | 'Sales' | 'Finance' | 'Support';
  office: 'Oslo' | 'Accra' | 'Madrid' | 'Seoul' | 'Kraków';
  started: Date;
  /** In euros a year. */
  salary: number;
  /** The `id` of who they report to; `null` for the director. */
  managerId: number | null;
}

// prettier-ignore
export const employees: Employee[] = [
  { id: 1, name: 'Ingrid Solberg', role: 'Managing director', department: 'Management', office: 'Oslo', started: new Date(2011, 2, 1), salary: 118000, managerId: null },
  { id: 2, name: 'Kwame Mensah', role: 'Head of engineering', department: 'Engineering', office: 'Accra', started: new Date(2013, 8, 16), salary: 97000, managerId: 1 },
  { id: 3, name: 'Lucía Fernández', role: 'Staff engineer', department: 'Engineering', office: 'Madrid', started: new Date(2015, 0, 12), salary: 84000, managerId: 2 },
  { id: 4, name: 'Park Ji-ho', role: 'Frontend engineer', department: 'Engineering', office: 'Seoul', started: new Date(2019, 5, 3), salary: 71000, managerId: 3 },
  { id: 5, name: 'Maja Kowalska', role: 'Frontend engineer', department: 'Engineering', office: 'Kraków', started: new Date(2021, 1, 15), salary: 66000, managerId: 3 },
  { id: 6, name: 'Dmitri Volkov', role: 'Site reliability engineer', department: 'Engineering', office: 'Oslo', started: new Date(2017, 10, 6), salary: 79000, managerId: 2 },
  { id: 7, name: 'Fatima Zahra El Idrissi', role: 'Data engineer', department: 'Engineering', office: 'Madrid', started: new Date(2022, 7, 22), salary: 62000, managerId: 2 },
  { id: 8, name: 'Hannah Schmidt', role: 'Head of design', department: 'Design', office: 'Oslo', started: new Date(2014, 4, 5), salary: 88000, managerId: 1 },
  { id: 9, name: '陈 伟', role: 'Product designer', department: 'Design', office: 'Seoul', started: new Date(2020, 9, 19), salary: 64000, managerId: 8 },
  { id: 10, name: 'Emily Clarke', role: 'Illustrator', department: 'Design', office: 'Accra', started: new Date(2023, 2, 13), salary: 48000, managerId: 8 },
  { id: 11, name: 'Rafael Costa', role: 'Head of sales', department: 'Sales', office: 'Madrid', started: new Date(2016, 1, 1), salary: 91000, managerId: 1 },
  { id: 12, name: 'Aisha Bello', role: 'Account manager', department: 'Sales', office: 'Accra', started: new Date(2018, 6, 9), salary: 58000, managerId: 11 },
  { id: 13, name: 'Yuki Mori', role: 'Account manager', department: 'Sales', office: 'Seoul', started: new Date(2021, 11, 6), salary: 56000, managerId: 11 },
  { id: 14, name: 'Jonas Berg', role: 'Sales engineer', department: 'Sales', office: 'Oslo', started: new Date(2019, 3, 29), salary: 69000, managerId: 11 },
  { id: 15, name: 'نور حداد', role: 'Account manager', department: 'Sales', office: 'Madrid', started: new Date(2024, 0, 8), salary: 52000, managerId: 11 },
  { id: 16, name: 'Marta Nowak', role: 'Head of finance', department: 'Finance', office: 'Kraków', started: new Date(2012, 9, 22), salary: 93000, managerId: 1 },
  { id: 17, name: 'Samuel Osei', role: 'Controller', department: 'Finance', office: 'Accra', started: new Date(2018, 2, 19), salary: 61000, managerId: 16 },
  { id: 18, name: 'Elena Popescu', role: 'Accountant', department: 'Finance', office: 'Kraków', started: new Date(2020, 0, 27), salary: 54000, managerId: 16 },
  { id: 19, name: 'Oliver Hughes', role: 'Head of support', department: 'Support', office: 'Oslo', started: new Date(2015, 7, 10), salary: 74000, managerId: 1 },
  { id: 20, name: 'Chiara Ricci', role: 'Support engineer', department: 'Support', office: 'Madrid', started: new Date(2019, 8, 2), salary: 53000, managerId: 19 },
  { id: 21, name: 'Min-seo Kang', role: 'Support engineer', department: 'Support', office: 'Seoul', started: new Date(2022, 4, 16), salary: 51000, managerId: 19 },
  { id: 22, name: 'Abena Owusu', role: 'Support engineer', department: 'Support', office: 'Accra', started: new Date(2023, 9, 30), salary: 47000, managerId: 19 },
  { id: 23, name: 'Piotr Zieliński', role: 'Technical writer', department: 'Support', office: 'Kraków', started: new Date(2021, 5, 21), salary: 55000, managerId: 19 },
  { id: 24, name: 'Bjørn-Kristian Halvorsen-Wilhelmsen', role: 'Apprentice', department: 'Support', office: 'Oslo', started: new Date(2024, 7, 15), salary: 31000, managerId: 19 },
];
