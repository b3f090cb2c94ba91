import { api } from "#kit/web/api.ts";
import type { RuleAnswer, RuleVersion } from "../contract/rule-answers.ts";
import { contract } from "../contract.ts";
import type { SavedRule } from "./use-rule-form.ts";

interface Given {
	readonly rule: Pick<RuleAnswer, "id" | "name">;
	readonly corrected: Pick<RuleVersion, "id"> | undefined;
	readonly saved: SavedRule;
	/** The rule's version that the form began with. */
	readonly from: number;
}

/** Saves a version, new or corrected; of a corrected one the rule's name with it. */
export async function saveVersion(given: Given): Promise<void> {
	const { rule, corrected, saved } = given;
	const { id } = rule;
	const { name, validFrom, settings, examples } = saved;
	let version = given.from;
	if (name !== rule.name) {
		const renamed = { id, version, name };
		({ version } = await api(contract.updateTimeRule, renamed));
	}
	const said = { id, version, settings, examples };
	if (corrected === undefined) await api(contract.createTimeRuleVersion, { ...said, validFrom });
	else
		await api(contract.updateTimeRuleVersion, {
			...said,
			versionId: corrected.id,
		});
}
