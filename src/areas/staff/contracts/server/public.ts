export { contractRows, employmentRows, wageRows } from "./rows.ts";
export { removeBareEmployments } from "./sql.ts";
