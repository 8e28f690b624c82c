import { employees } from './employees';
import type { Employee } from './employees';

const byId = new Map(employees.map((employee) => [employee.id, employee]));

/** The names from the director down to the employee. */
export function getStaffPath(employee: Employee): readonly string[] {
  const { name, managerId } = employee;
  const manager = managerId === null ? undefined : byId.get(managerId);
  return manager ? [...getStaffPath(manager), name] : [name];
}
