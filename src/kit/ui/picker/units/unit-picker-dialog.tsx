import { Button } from "@mantine/core";
import { useState } from "react";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { DialogFrame } from "../../dialog/dialog-frame.tsx";
import { AwaitedState } from "../../state/awaited-state.tsx";
import { texts as kitTexts } from "../../text.ts";
import type { RecentChoices } from "../recent-choices.ts";
import { texts } from "../text.ts";
import { type Loadable, useLoaded } from "../use-loaded.ts";
import type { TreeUnit } from "./unit-tree.ts";
import { UnitTreeList } from "./unit-tree-list.tsx";

export interface UnitPickerGiven {
	readonly title?: string;
	readonly units: Loadable<readonly TreeUnit[]>;
	readonly value?: readonly string[];
	readonly multi?: boolean;
	readonly withBelow?: boolean;
	readonly firstDisabled?: boolean;
	readonly disabledIds?: readonly string[];
	/** Those chosen lately are offered above the tree. */
	readonly recent?: RecentChoices;
}

interface Given extends UnitPickerGiven {
	readonly onAnswer: (ids: readonly string[] | null) => void;
}

/** The tree of units as a dialog, with the count of what is selected. */
export function UnitPickerDialog({ onAnswer, ...given }: Given) {
	const t = useTexts(texts);
	const words = useTexts(kitTexts);
	const format = useFormat();
	const [chosen, setChosen] = useState(given.value ?? []);
	const { value: units, hasFailed, retry } = useLoaded(given.units);
	const title = given.title ?? (given.multi ? t.unitsTitle : t.unitTitle);
	return (
		<DialogFrame
			title={title}
			onCancel={() => onAnswer(null)}
			footer={
				<>
					<span className="picker-status" role="status">
						{t.selected(format.number(chosen.length, 0))}
					</span>
					<Button variant="default" onClick={() => onAnswer(null)}>
						{words.cancel}
					</Button>
					<Button
						disabled={chosen.length === 0 && !given.multi}
						onClick={() => {
							given.recent?.add(chosen);
							onAnswer(chosen);
						}}
					>
						{t.apply}
					</Button>
				</>
			}
		>
			{units === undefined ? (
				<AwaitedState hasFailed={hasFailed} text={t.failed} onRetry={retry} />
			) : (
				<div className="picker-dialog">
					<UnitTreeList
						{...given}
						label={title}
						units={units}
						value={chosen}
						onChange={setChosen}
					/>
				</div>
			)}
		</DialogFrame>
	);
}
