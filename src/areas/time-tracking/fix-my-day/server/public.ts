export { emptyDaysOfPerson } from "./sql.ts";
