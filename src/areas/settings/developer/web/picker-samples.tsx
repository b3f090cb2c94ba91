import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import {
	commonList,
	commonMultiCheck,
	commonMultiPicker,
	commonRename,
	commonTextEdit,
} from "#kit/ui/panels.ts";
import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { pickUnits } from "#kit/ui/picker/units/pick-units.ts";
import { UnitField, UnitsField } from "#kit/ui/picker/units/unit-fields.tsx";
import type { TreeUnit } from "#kit/ui/picker/units/unit-tree.ts";
import { UnitTreeList } from "#kit/ui/picker/units/unit-tree-list.tsx";
import { UserPickList } from "#kit/ui/picker/user-pick-list.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { sampleUnits } from "./sample-rows.ts";

/** Trees and lists to choose from. */
export function PickerSamples() {
	const { pickers: t, samples, fields } = useTexts(texts);
	const units = useMemo(() => sampleUnits(samples.units), [samples]);
	const [unit, setUnit] = useState<string | null>("w2");
	const [several, setSeveral] = useState<readonly string[]>(["w2", "w3"]);
	const [chosen, setChosen] = useState<readonly string[]>(["w2", "w92"]);
	const [people, setPeople] = useState<readonly string[]>(["1"]);
	return (
		<>
			<div className="gallery-row">
				<UnitField label={t.unit} units={units} firstDisabled value={unit} onChange={setUnit} />
				<UnitsField label={fields.multi} units={units} value={several} onChange={setSeveral} />
			</div>
			<div className="gallery-pickers">
				<UnitTreeList label={t.units} units={units} multi value={chosen} onChange={setChosen} />
				<div className="gallery-people">
					<UserPickList
						label={t.users}
						people={samples.people.map((name, index) => {
							const [lastName = "", firstName = ""] = name.split(", ");
							return {
								id: `${index}`,
								firstName,
								lastName,
								personnelNo: `${20_400 + index}`,
								unitIds: [`w${index + 1}`],
								...(index === 2 ? { absent: samples.absent } : {}),
							};
						})}
						units={units}
						multi
						value={people}
						onChange={setPeople}
					/>
				</div>
			</div>
			<AskSamples units={units} />
		</>
	);
}

/** Everything that is asked by a dialog or a panel, with its answer. */
function AskSamples({ units }: { readonly units: readonly TreeUnit[] }) {
	const { pickers: t, samples } = useTexts(texts);
	const [answer, setAnswer] = useState<unknown>(null);
	const items = samples.tags.map((label, index) => ({ id: `${index}`, label }));
	const questions = [
		{ label: t.units, ask: () => pickUnits({ units, multi: true }) },
		{ label: t.unit, ask: () => pickUnits({ units, firstDisabled: true }) },
		{ label: t.rename, ask: () => openPicker(commonRename, { value: samples.name }) },
		{ label: t.text, ask: () => openPicker(commonTextEdit, { value: samples.remark }) },
		{ label: t.list, ask: () => openPicker(commonList, { items, canOpen: true }) },
		{ label: t.check, ask: () => openPicker(commonMultiCheck, { items, value: ["1"] }) },
		{ label: t.multi, ask: () => openPicker(commonMultiPicker, { items, value: ["1"] }) },
	];
	return (
		<div className="gallery-buttons">
			{questions.map(({ label, ask }) => (
				<Button key={label} variant="default" onClick={() => void ask().then(setAnswer)}>
					{label}
				</Button>
			))}
			<span role="status">{t.chosen(answer === null ? t.nothing : String(answer))}</span>
		</div>
	);
}
