import { employees } from './employees';
import type { Employee } from './employees';

const byId = new Map(employees.map((employee) => [employee.id, employee]));

/** The names from the director down to the employee. */
export function getStaffPath(employee: Employee): string[] {
  const manager = employee.managerId === null ? undefined : byId.get(employee.managerId);
  return manager ? [...getStaffPath(manager), employee.name] : [employee.name];
}
