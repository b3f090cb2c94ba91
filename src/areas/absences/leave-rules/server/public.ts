export { rulesReachingPeople } from "./sql/user-rules.ts";
