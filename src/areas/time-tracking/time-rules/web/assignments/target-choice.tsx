import { Button } from "@mantine/core";
import { contract as employmentTypes } from "#areas/staff/employment-types/contract.ts";
import { UnitChoice } from "#areas/staff/units/web/public.ts";
import { pickPerson, useUserName } from "#areas/staff/users/web/public.ts";
import { contract as worksheets } from "#areas/time-tracking/worksheets/contract.ts";
import { limits } from "#kit/contract/limits.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
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
	switch (target) {
		case "SITE":
			return <SiteChoice {...choice} />;
		case "UNIT":
			return <UnitChoice {...choice} label={t.UNIT} required />;
		case "EMPLOYMENT_TYPE":
			return <EmploymentTypeChoice {...choice} />;
		case "WORKSHEET":
			return <WorksheetChoice {...choice} />;
		case "USER":
			return <PersonChoice {...choice} />;
	}
}

interface Named {
	readonly id: string;
	readonly name: string;
}

const optionsOf = (items: readonly Named[]) =>
	items.map(({ id, name }) => ({ value: id, label: name }));
const all = { isEnabled: true, pageSize: limits.listLength };

function SiteChoice(choice: Choice) {
	const t = useTexts(texts).assignments;
	const { availableSites } = useSession();
	const sites = availableSites.map(({ siteId, name }) => ({ id: siteId, name }));
	return <SelectField {...choice} label={t.SITE} required options={optionsOf(sites)} />;
}

function EmploymentTypeChoice(choice: Choice) {
	const t = useTexts(texts).assignments;
	const { data } = useApi(employmentTypes.listEmploymentTypes, all, { context: t.adding });
	return (
		<SelectField
			{...choice}
			label={t.EMPLOYMENT_TYPE}
			required
			options={optionsOf(data?.items ?? [])}
		/>
	);
}

function WorksheetChoice(choice: Choice) {
	const t = useTexts(texts).assignments;
	const { data } = useApi(worksheets.listWorksheetTemplates, all, { context: t.adding });
	return (
		<SelectField {...choice} label={t.WORKSHEET} required options={optionsOf(data?.items ?? [])} />
	);
}

function PersonChoice({ value, onChange }: Choice) {
	const t = useTexts(texts).assignments;
	const choose = async () => {
		const person = await pickPerson(value);
		if (person !== null) onChange(person.id);
	};
	return (
		<Button variant="default" onClick={() => void choose()}>
			{value === null ? t.choose : <PersonName userId={value} />}
		</Button>
	);
}

function PersonName({ userId }: { readonly userId: string }) {
	return <>{useUserName(userId)}</>;
}
