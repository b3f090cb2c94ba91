export { addPerson, type NewPlace } from "./add-person.ts";
export { writeManualLogin } from "./write-manual-login.ts";
