import { useMemo } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { texts as kitTexts } from "../text.ts";
import type { MultiPickerGiven } from "./common-pickers.ts";
import type { PickerProps } from "./define-picker.ts";
import { GonePanel } from "./gone-panel.tsx";
import { PickList } from "./pick-list.tsx";
import { PickPanel } from "./pick-panel.tsx";
import { useChoosing } from "./use-choosing.ts";
import { useLoaded } from "./use-loaded.ts";
import { useQuestion } from "./use-question.ts";

/** A long list with search; what was chosen recently stands first. */
export default function MultiPickerPanel(props: PickerProps) {
	const title = useTexts(kitTexts).panels.multiPicker;
	const question = useQuestion<MultiPickerGiven, readonly string[]>(props);
	if (question === null) return <GonePanel title={title} />;
	return <MultiPicker {...question} title={title} close={props.close} />;
}

interface Given {
	readonly given: MultiPickerGiven;
	readonly answer: (ids: readonly string[]) => void;
	readonly title: string;
	readonly close: () => void;
}

function MultiPicker({ given, answer, title, close }: Given) {
	const { value: items, hasFailed, retry } = useLoaded(given.items);
	const { chosen, setChosen, take } = useChoosing(given, answer);
	const recent = useMemo(() => given.recent?.read() ?? [], [given.recent]);
	const { multi = true } = given;
	return (
		<PickPanel
			title={given.title ?? title}
			sub={given.sub}
			count={chosen.length}
			onClear={multi ? () => setChosen([]) : undefined}
			onApply={multi ? () => void take(chosen) : undefined}
			isLoading={items === undefined && !hasFailed}
			onRetry={hasFailed ? retry : undefined}
			close={close}
		>
			<PickList
				label={given.title ?? title}
				items={items ?? []}
				value={chosen}
				onChange={setChosen}
				multi={multi}
				recent={recent}
				searchLabel={given.searchLabel}
				onTake={(id) => void take([id])}
			/>
		</PickPanel>
	);
}
