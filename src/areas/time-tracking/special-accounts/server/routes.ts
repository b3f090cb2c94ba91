import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { specialAccounts } from "../contract/accounts.ts";
import { contract } from "../contract.ts";
import { assignSpecialAccounts } from "./assign-special-accounts.ts";
import { createEstg3bAccounts } from "./create-estg-3b-accounts.ts";
import { createSpecialAccountCondition } from "./create-special-account-condition.ts";
import { createSpecialAccountModification } from "./create-special-account-modification.ts";
import { createSpecialAccountRule } from "./create-special-account-rule.ts";
import { deleteSpecialAccountAssignment } from "./delete-special-account-assignment.ts";
import { deleteSpecialAccountCondition } from "./delete-special-account-condition.ts";
import { deleteSpecialAccountRule } from "./delete-special-account-rule.ts";
import { listConditionTargets } from "./list-condition-targets.ts";
import { listSpecialAccountModifications } from "./list-special-account-modifications.ts";
import { listSpecialAccountRules } from "./list-special-account-rules.ts";
import { listUserSpecialAccounts } from "./list-user-special-accounts.ts";
import { reverseSpecialAccountModification } from "./reverse-special-account-modification.ts";
import { specialAccountTable } from "./sql/accounts.ts";
import { updateSpecialAccountAssignment } from "./update-special-account-assignment.ts";
import { updateSpecialAccountCondition } from "./update-special-account-condition.ts";
import { updateSpecialAccountModification } from "./update-special-account-modification.ts";
import { updateSpecialAccountRule } from "./update-special-account-rule.ts";

export const routes = serve(contract, {
	...masterHandlers(specialAccounts, specialAccountTable),
	createEstg3bAccounts,
	listSpecialAccountRules,
	createSpecialAccountRule,
	updateSpecialAccountRule,
	deleteSpecialAccountRule,
	listConditionTargets,
	createSpecialAccountCondition,
	updateSpecialAccountCondition,
	deleteSpecialAccountCondition,
	listUserSpecialAccounts,
	assignSpecialAccounts,
	updateSpecialAccountAssignment,
	deleteSpecialAccountAssignment,
	listSpecialAccountModifications,
	createSpecialAccountModification,
	updateSpecialAccountModification,
	reverseSpecialAccountModification,
});
