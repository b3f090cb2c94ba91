import { Checkbox } from "@mantine/core";
import { useMemo } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { EmptyState } from "../state/empty-state.tsx";
import type { MultiCheckGiven } from "./common-pickers.ts";
import { type PickItem, pickRows } from "./pick-item.ts";
import { PickPanel } from "./pick-panel.tsx";
import { questionPanel } from "./question-panel.tsx";
import { texts } from "./text.ts";
import { useChoosing } from "./use-choosing.ts";
import { useLoaded } from "./use-loaded.ts";

/** A short list of boxes, all of them seen. */
export default questionPanel<MultiCheckGiven, readonly string[]>(function MultiCheck({
	given,
	answer,
	close,
}) {
	const { value: items, state, retry } = useLoaded(given.items);
	const { chosen, setChosen, take } = useChoosing(given, answer);
	const recent = useMemo(() => given.recent?.read() ?? [], [given.recent]);
	return (
		<PickPanel
			title={given.title}
			sub={given.sub}
			count={chosen.length}
			onApply={() => void take(chosen)}
			state={state}
			onRetry={retry}
			close={close}
		>
			<Boxes items={items ?? []} recent={recent} chosen={chosen} onChange={setChosen} />
		</PickPanel>
	);
});

interface BoxesGiven {
	readonly items: readonly PickItem[];
	readonly recent: readonly string[];
	readonly chosen: readonly string[];
	readonly onChange: (ids: readonly string[]) => void;
}

function Boxes({ items, recent, chosen, onChange }: BoxesGiven) {
	const t = useTexts(texts);
	if (items.length === 0) return <EmptyState text={t.empty} />;
	const able = items.filter((item) => !item.disabled).map(({ id }) => id);
	const isOn = (id: string) => chosen.includes(id);
	const isAll = able.every(isOn);
	return (
		<div className="picker-boxes">
			<Checkbox
				label={t.all}
				checked={isAll}
				indeterminate={!isAll && able.some(isOn)}
				onChange={() =>
					onChange([...chosen.filter((id) => !able.includes(id)), ...(isAll ? [] : able)])
				}
			/>
			<hr />
			{pickRows(items, "", recent, t).map((row) =>
				"heading" in row ? (
					<p key={row.heading} className="picker-boxes-heading">
						{row.heading}
					</p>
				) : (
					<Checkbox
						key={row.item.id}
						label={row.item.label}
						description={row.item.sub}
						disabled={row.item.disabled ?? false}
						checked={isOn(row.item.id)}
						onChange={() => onChange(turned(chosen, row.item.id))}
					/>
				),
			)}
		</div>
	);
}

function turned(chosen: readonly string[], id: string): readonly string[] {
	return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
}
