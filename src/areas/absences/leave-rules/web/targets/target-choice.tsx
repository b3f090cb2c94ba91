import { contract as employmentTypes } from "#areas/staff/employment-types/contract.ts";
import { contract as tags } from "#areas/staff/tags/contract.ts";
import { UnitChoice } from "#areas/staff/units/web/public.ts";
import { PersonPick } from "#areas/staff/users/web/public.ts";
import type { LeaveRuleTarget } from "#domain/leave/resolve-leave-rules.ts";
import { limits } from "#kit/contract/limits.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { texts as ruleTexts } from "#kit/web/rules/text.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { texts as featureTexts } from "../../text.ts";
import { texts } from "../text.ts";

interface Choice {
	readonly value: string | null;
	readonly onChange: (id: string | null) => void;
}

interface Given extends Choice {
	readonly target: Exclude<LeaveRuleTarget, "GLOBAL">;
}

/** Which site, department, employment type, tag or person it is. */
export function TargetChoice({ target, ...choice }: Given) {
	const { targets } = useTexts(featureTexts);
	const { choose } = useTexts(texts).assignments;
	if (target === "UNIT") return <UnitChoice {...choice} label={targets.UNIT} required />;
	if (target === "USER") return <PersonPick {...choice} label={choose} />;
	return <NamedChoice key={target} target={target} {...choice} />;
}

const all = { pageSize: limits.listLength };

interface NamedGiven extends Choice {
	readonly target: "SITE" | "EMPLOYMENT_TYPE" | "TAG";
}

function NamedChoice({ target, ...choice }: NamedGiven) {
	const { targets } = useTexts(featureTexts);
	const context = useTexts(ruleTexts).assignments.adding;
	const { availableSites } = useSession();
	const types = useApi(
		employmentTypes.listEmploymentTypes,
		{ ...all, isEnabled: true },
		{ context, enabled: target === "EMPLOYMENT_TYPE" },
	);
	const tagged = useApi(tags.listTags, all, { context, enabled: target === "TAG" });
	const entries = {
		SITE: availableSites.map(({ siteId: id, name }) => ({ id, name })),
		EMPLOYMENT_TYPE: types.data?.items ?? [],
		TAG: tagged.data?.items ?? [],
	}[target];
	const options = entries.map(({ id, name }) => ({ value: id, label: name }));
	return <SelectField {...choice} label={targets[target]} required options={options} />;
}
