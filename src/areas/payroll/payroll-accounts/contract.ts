import { accounts } from "./contract/accounts.ts";
import { assignments } from "./contract/assignments.ts";

export const contract = { ...accounts, ...assignments } as const;
