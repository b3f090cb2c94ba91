import { useMemo, useState } from "react";
import { UnitField, UnitsField } from "#kit/ui/picker/unit-fields.tsx";
import { UnitTreeList } from "#kit/ui/picker/unit-tree-list.tsx";
import { UserPickList } from "#kit/ui/picker/user-pick-list.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { AskSamples } from "./ask-samples.tsx";
import { sampleUnits } from "./sample-units.ts";

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
