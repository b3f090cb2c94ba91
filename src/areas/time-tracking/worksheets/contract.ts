import { dayOperations } from "./contract/days.ts";
import { planOperations } from "./contract/plans.ts";
import { templateOperations } from "./contract/templates.ts";

export const contract = { ...templateOperations, ...planOperations, ...dayOperations } as const;
