import { accounts } from "./contract/accounts.ts";
import { assignments } from "./contract/assignments.ts";
import { modifications } from "./contract/modifications.ts";
import { rules } from "./contract/rules.ts";

export const contract = { ...accounts, ...rules, ...assignments, ...modifications } as const;
