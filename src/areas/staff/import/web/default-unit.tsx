import { useMemo } from "react";
import { type UnitItem, contract as units } from "#areas/staff/units/contract.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { ImportRun } from "../contract.ts";
import { texts } from "../text.ts";
import type { Choice } from "./use-choice.ts";

interface Given {
	readonly run: ImportRun;
	readonly choice: Choice;
	readonly isBusy: boolean;
}

/** Where lines go that name no unit; absent for people who may not list units. */
export function DefaultUnit({ run, choice, isBusy }: Given) {
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
