import { ChoicePanel } from "./choice-panel.tsx";
import type { MultiPickerGiven } from "./common-pickers.ts";
import { PickList } from "./pick-list.tsx";
import { questionPanel } from "./question-panel.tsx";
import { useLoaded } from "./use-loaded.ts";

/** A long list with search; what was chosen recently stands first. */
export default questionPanel<MultiPickerGiven, readonly string[]>(function MultiPicker(asked) {
	const { given } = asked;
	const { value: items = [], state, retry } = useLoaded(given.items);
	return (
		<ChoicePanel {...asked} multi recent={given.recent} state={state} refetch={retry}>
			{(list) => <PickList {...list} items={items} searchLabel={given.searchLabel} />}
		</ChoicePanel>
	);
});
