import type { NewCustom } from "#areas/settings/custom-fields/web/public.ts";
import { useUnits } from "#areas/staff/units/web/public.ts";
import { type Reaches, rolesOfReaches, useReachWords } from "#areas/staff/user-roles/web/public.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { useSiteOptions } from "../edit/use-site-options.ts";
import { useEmploymentTypeOptions } from "../list/use-list-options.ts";
import { type FactRow, Facts, PersonSection } from "../person-section.tsx";
import { userName } from "../user.ts";
import { useRoleChoice } from "./assistant-roles.tsx";
import type { AssistantValues } from "./use-assistant-form.ts";

/** All that will be created, once more. */
export function AssistantReview({
	values,
	custom,
}: {
	readonly values: AssistantValues;
	readonly custom: NewCustom<AssistantValues>;
}) {
	const { assistant: t, fields } = useTexts(texts);
	const { nameOf } = useUnits();
	const sites = useSiteOptions();
	const siteOf = (id: string | null) => sites.find(({ value }) => value === id)?.label ?? null;
	const units = values.secondaryUnitIds.map((id) => nameOf(id) ?? "");
	return (
		<>
			<p className="person-note">{t.reviewHint}</p>
			<PersonSection title={t.steps.person}>
				<Facts
					rows={[
						[fields.name, values.lastName && userName(values)],
						[fields.personnelNo, values.personnelNo],
						[fields.mail, values.mail],
					]}
				/>
			</PersonSection>
			<PersonSection title={t.steps.place}>
				<Facts
					rows={[
						[fields.unit, nameOf(values.unitId ?? "") ?? null],
						[fields.secondaryUnits, units.join(", ")],
						[fields.homeSite, siteOf(values.homeSiteId)],
					]}
				/>
			</PersonSection>
			{custom.groups(values).map(({ id, name, fields: some }) => (
				<PersonSection key={id} title={name}>
					<Facts rows={some.map((one) => [one.name, custom.print(one, values)])} />
				</PersonSection>
			))}
			<PersonSection title={t.steps.employment}>
				<Facts rows={useEmploymentRows(values)} />
			</PersonSection>
			<PersonSection title={t.steps.access}>
				<Facts
					rows={[
						[fields.username, values.username ?? values.mail],
						[fields.invite, values.invite ? t.yes : t.no],
						[t.roles, useRolesText(values.roles)],
					]}
				/>
			</PersonSection>
		</>
	);
}

/** The default roles, and those that were chosen with how far they reach. */
function useRolesText(chosen: Reaches): string {
	const t = useTexts(texts).assistant;
	const words = useReachWords();
	const { items } = useRoleChoice();
	const names = rolesOfReaches(chosen).map(({ roleId, scope }) => {
		const name = items.find(({ id }) => id === roleId)?.name ?? "";
		return t.roleReach(name, words[scope]);
	});
	return [t.defaultRolesText, ...names].join(", ");
}

function useEmploymentRows(values: AssistantValues): readonly (FactRow | false)[] {
	const { assistant: t, fields } = useTexts(texts);
	const types = useEmploymentTypeOptions();
	const format = useFormat();
	const date = (day: string | null) => day && format.date(day);
	const type = types.find(({ value }) => value === values.employmentTypeId);
	const { withContract, withWage, weeklyMinutes, daysPerWeek, annualLeaveDays, cents } = values;
	return [
		[fields.entryDate, date(values.entryDate)],
		[fields.exitDate, date(values.exitDate)],
		[fields.employmentType, type?.label ?? null],
		withContract && [t.weekly, weeklyMinutes && format.hours(weeklyMinutes)],
		withContract && [t.days, daysPerWeek && format.amount(daysPerWeek)],
		withContract && [t.leave, annualLeaveDays && format.amount(annualLeaveDays)],
		withWage && [t[values.wageKind ?? "MONTHLY"], cents && format.number(cents / 100)],
	];
}
