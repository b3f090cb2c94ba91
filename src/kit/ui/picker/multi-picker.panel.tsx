import { useMemo } from "react";
import { usePanel } from "../panel-stack/panel-context.ts";
import type { MultiPickerGiven } from "./common-pickers.ts";
import { PickList } from "./pick-list.tsx";
import { PickPanel } from "./pick-panel.tsx";
import { questionPanel } from "./question-panel.tsx";
import { useChoosing } from "./use-choosing.ts";
import { useLoaded } from "./use-loaded.ts";

/** A long list with search; what was chosen recently stands first. */
export default questionPanel<MultiPickerGiven, readonly string[]>(function MultiPicker({
	given,
	answer,
	close,
}) {
	const { value: items, hasFailed, retry } = useLoaded(given.items);
	const { chosen, setChosen, take } = useChoosing(given, answer);
	const recent = useMemo(() => given.recent?.read() ?? [], [given.recent]);
	const panel = usePanel();
	const { multi = true, title = panel.title } = given;
	return (
		<PickPanel
			title={title}
			sub={given.sub}
			count={chosen.length}
			onClear={multi ? () => setChosen([]) : undefined}
			onApply={multi ? () => void take(chosen) : undefined}
			isLoading={items === undefined && !hasFailed}
			onRetry={hasFailed ? retry : undefined}
			close={close}
		>
			<PickList
				label={title}
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
});
