import { Select } from "@mantine/core";
import { useMemo } from "react";
import { customName } from "#areas/settings/custom-fields/contract/values.ts";
import { useCustomFields } from "#areas/settings/custom-fields/web/public.ts";
import { type UnitItem, contract as units } from "#areas/staff/units/contract.ts";
import {
	type ColumnField,
	type ImportField,
	importFields,
	neededFields,
} from "#domain/import/import-fields.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { ImportRun } from "../contract.ts";
import { texts } from "../text.ts";
import { UnusedColumns } from "./unused-columns.tsx";
import type { Choice } from "./use-choice.ts";

interface MappedField {
	readonly field: ColumnField;
	readonly name: string;
	/** Without its column nothing can be imported. */
	readonly isNeeded: boolean;
}

interface Given {
	readonly run: ImportRun;
	readonly choice: Choice;
	readonly isBusy: boolean;
}

/** Which column of the file is what, with an example from it. */
export function ImportMapping({ run, choice, isBusy }: Given) {
	const t = useTexts(texts).panel;
	const fields = useMappedFields(run);
	return (
		<Section title={t.mapping}>
			<table className="import-mapping">
				<thead>
					<tr>
						<th scope="col">{t.field}</th>
						<th scope="col">{t.column}</th>
						<th scope="col">{t.example}</th>
					</tr>
				</thead>
				<tbody>
					{fields.map((field) => (
						<FieldRow key={field.field} {...field} run={run} choice={choice} isBusy={isBusy} />
					))}
				</tbody>
			</table>
			<UnusedColumns run={run} mapping={choice.mapping} />
			{run.kind === "ABSENCES" ? (
				<p className="import-hint">{t.halfDaysHint}</p>
			) : (
				<DefaultUnit run={run} choice={choice} isBusy={isBusy} />
			)}
		</Section>
	);
}

/** What a column may mean: the fields of the kind, and for people what the server names and the custom ones. */
function useMappedFields({ kind, columns }: ImportRun): readonly MappedField[] {
	const { fields: words } = useTexts(texts);
	const { fields } = useCustomFields("USER");
	const mayPersonal = useMay("contracts.manage", "WRITE");
	const own: readonly ImportField[] = importFields[kind];
	const needed = neededFields[kind];
	return [
		...own
			.filter((field) => field !== "validFrom" || columns.length > 0)
			.map((field) => ({ field, name: words[field], isNeeded: needed.includes(field) })),
		...columns.map((column) => ({ ...column, isNeeded: false })),
		...(kind === "PEOPLE" ? fields : [])
			.filter(({ isPersonal }) => mayPersonal || !isPersonal)
			.map(({ key, name }) => ({ field: customName(key), name, isNeeded: false })),
	];
}

function FieldRow({ field, name, isNeeded, run, choice, isBusy }: Given & MappedField) {
	const t = useTexts(texts).panel;
	const at = choice.mapping[field];
	const examples = run.sample
		.map((cells) => (at === undefined ? "" : (cells[at] ?? "")))
		.filter((cell) => cell !== "");
	const choose = (value: string | null) => {
		const { [field]: _, ...rest } = choice.mapping;
		choice.change({ mapping: value === null ? rest : { ...rest, [field]: Number(value) } });
	};
	return (
		<tr>
			<th scope="row">
				{name}
				{isNeeded && <span className="import-needed"> *</span>}
			</th>
			<td>
				<Select<string>
					aria-label={t.columnOf(name)}
					aria-required={isNeeded}
					placeholder={t.notImported}
					data={run.head.map((title, place) => ({
						value: String(place),
						label: title || t.unnamed(place + 1),
					}))}
					value={at === undefined ? null : String(at)}
					onChange={choose}
					error={isNeeded && at === undefined}
					disabled={isBusy}
					clearable={!isNeeded}
					searchable={run.head.length > 8}
					size="xs"
				/>
			</td>
			<td className="import-example">{examples.slice(0, 3).join(" · ")}</td>
		</tr>
	);
}

/** Where lines go that name no unit; absent for people who may not list units. */
function DefaultUnit({ run, choice, isBusy }: Given) {
	const t = useTexts(texts).panel;
	const { data } = useApi(units.listUnits, {});
	const options = useMemo(() => pathsOf(data?.items ?? []), [data]);
	if (data === undefined) return null;
	return (
		<div className="import-unit">
			<SelectField
				label={run.kind === "PEOPLE" ? t.unitOfPeople : t.unitOfUnits}
				value={choice.unitId}
				onChange={(unitId) => choice.change({ unitId })}
				options={options}
				disabled={isBusy}
			/>
		</div>
	);
}

/** Every unit by its whole path: the same name stands in many places. */
function pathsOf(items: readonly UnitItem[]) {
	const paths = new Map<string, string>();
	return items.map(({ id, parentId, name }) => {
		const above = parentId === null ? undefined : paths.get(parentId);
		const label = above === undefined ? name : `${above} / ${name}`;
		paths.set(id, label);
		return { value: id, label };
	});
}
