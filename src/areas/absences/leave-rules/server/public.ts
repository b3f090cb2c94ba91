export { type ReachingLeaveRule, rulesReachingPeople } from "./sql/user-rules.ts";
