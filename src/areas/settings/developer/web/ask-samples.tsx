import { Button } from "@mantine/core";
import { useState } from "react";
import {
	commonList,
	commonMultiCheck,
	commonMultiPicker,
	commonRename,
	commonTextEdit,
} from "#kit/ui/panels.ts";
import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { pickUnits } from "#kit/ui/picker/pick-units.ts";
import type { TreeUnit } from "#kit/ui/picker/unit-tree.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** Everything that is asked by a dialog or a panel, with its answer. */
export function AskSamples({ units }: { readonly units: readonly TreeUnit[] }) {
	const { pickers: t, samples } = useTexts(texts);
	const [answer, setAnswer] = useState<unknown>(null);
	const items = samples.tags.map((label, index) => ({ id: `${index}`, label }));
	const questions = [
		{ label: t.units, ask: () => pickUnits({ units, multi: true }) },
		{ label: t.unit, ask: () => pickUnits({ units, firstDisabled: true }) },
		{
			label: t.rename,
			ask: () => openPicker(commonRename, { value: samples.name }),
		},
		{
			label: t.text,
			ask: () => openPicker(commonTextEdit, { value: samples.remark }),
		},
		{
			label: t.list,
			ask: () => openPicker(commonList, { items, canOpen: true }),
		},
		{
			label: t.check,
			ask: () => openPicker(commonMultiCheck, { items, value: ["1"] }),
		},
		{
			label: t.multi,
			ask: () => openPicker(commonMultiPicker, { items, value: ["1"] }),
		},
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
