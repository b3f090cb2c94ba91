import { contract as employmentTypes } from "#areas/staff/employment-types/contract.ts";
import { UnitChoice } from "#areas/staff/units/web/public.ts";
import { PersonPick } from "#areas/staff/users/web/public.ts";
import { contract as worksheets } from "#areas/time-tracking/worksheets/contract.ts";
import { limits } from "#kit/contract/limits.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { texts as ruleTexts } from "#kit/web/rules/text.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { texts } from "../../text.ts";

interface Choice {
	readonly value: string | null;
	readonly onChange: (id: string | null) => void;
}

interface Given extends Choice {
	readonly target: "SITE" | "UNIT" | "EMPLOYMENT_TYPE" | "WORKSHEET" | "USER";
}

/** Which site, unit, employment type, worksheet or person it is. */
export function TargetChoice({ target, ...choice }: Given) {
	const t = useTexts(texts).assignments;
	if (target === "UNIT") return <UnitChoice {...choice} label={t.UNIT} required />;
	if (target === "USER") return <PersonPick {...choice} label={t.choose} />;
	return <NamedChoice key={target} target={target} {...choice} />;
}

const all = { isEnabled: true, pageSize: limits.listLength };

interface NamedGiven extends Choice {
	readonly target: "SITE" | "EMPLOYMENT_TYPE" | "WORKSHEET";
}

function NamedChoice({ target, ...choice }: NamedGiven) {
	const t = useTexts(texts).assignments;
	const { adding } = useTexts(ruleTexts).assignments;
	const { availableSites } = useSession();
	const listed = (of: NamedGiven["target"]) => ({ context: adding, enabled: target === of });
	const types = useApi(employmentTypes.listEmploymentTypes, all, listed("EMPLOYMENT_TYPE"));
	const templates = useApi(worksheets.listWorksheetTemplates, all, listed("WORKSHEET"));
	const entries = {
		SITE: availableSites.map(({ siteId: id, name }) => ({ id, name })),
		EMPLOYMENT_TYPE: types.data?.items ?? [],
		WORKSHEET: templates.data?.items ?? [],
	}[target];
	const options = entries.map(({ id, name }) => ({ value: id, label: name }));
	return <SelectField {...choice} label={t[target]} required options={options} />;
}
