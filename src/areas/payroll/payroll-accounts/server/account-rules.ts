import { awayClasses, sourceFault } from "#domain/payroll/payroll-account.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { RulesOf } from "#kit/server/master-data/master-rules.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	accountActivityUnfit,
	accountSourceUnfit,
	type payrollAccounts,
} from "../contract/accounts.ts";
import { texts } from "../text.ts";
import { classTypeOf } from "./sql.ts";

/** An account is about what its type says, and an activity of it is one that people are away for. */
export const accountRules = {
	async validate(tx, context, values) {
		const fault = sourceFault(values);
		if (fault !== undefined) refuseAt(context, accountSourceUnfit, fault);
		if (values.activityId === null) return;
		// one that is not there is refused by the reference
		const classType = (await classTypeOf(tx, context.tenantId, values.activityId)) ?? "LEAVE";
		if (!awayClasses.some((one) => one === classType))
			refuseAt(context, accountActivityUnfit, "activityId");
	},
} satisfies RulesOf<typeof payrollAccounts>;

function refuseAt(
	{ language }: WriteContext,
	refusal: typeof accountSourceUnfit | typeof accountActivityUnfit,
	field: string,
): never {
	const { errors } = texts[language];
	return refuse(refusal, { details: [{ field, text: errors[refusal.code] }] });
}
