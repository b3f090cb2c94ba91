import { useMemo } from "react";
import type { PickerProps } from "../../../../../kit/ui/picker/define-picker.ts";
import { GonePanel } from "../../../../../kit/ui/picker/gone-panel.tsx";
import { PickList } from "../../../../../kit/ui/picker/pick-list.tsx";
import { PickPanel } from "../../../../../kit/ui/picker/pick-panel.tsx";
import { useChoosing } from "../../../../../kit/ui/picker/use-choosing.ts";
import { useQuestion } from "../../../../../kit/ui/picker/use-question.ts";
import {
	ownerOf,
	useSession,
} from "../../../../../kit/web/session/session-store.ts";
import { useTexts } from "../../../../../kit/web/texts.ts";
import { usePanelTitles } from "../use-panel-titles.ts";
import type { CustomerPickerGiven } from "./customer-picker-given.ts";
import { recentCustomers } from "./recent-customers.ts";
import { texts as german } from "./text.de.ts";
import { texts as english } from "./text.en.ts";
import { usePickCustomers } from "./use-pick-customers.ts";

/** Customers by name and number; those chosen lately stand first. */
export default function CustomerPickerPanel(props: PickerProps) {
	const { picker } = usePanelTitles();
	const question = useQuestion<CustomerPickerGiven, readonly string[]>(props);
	if (question === null) return <GonePanel title={picker} />;
	return <CustomerPicker {...question} close={props.close} />;
}

interface Given {
	readonly given: CustomerPickerGiven;
	readonly answer: (ids: readonly string[]) => void;
	readonly close: () => void;
}

function CustomerPicker({ given, answer, close }: Given) {
	const t = useTexts(german, english);
	const { picker } = usePanelTitles();
	const owner = ownerOf(useSession());
	const recent = useMemo(() => recentCustomers(owner), [owner]);
	const first = useMemo(() => recent.read(), [recent]);
	const { items, state, refetch } = usePickCustomers(given);
	const { multi = false, title = picker, value = [] } = given;
	const { chosen, setChosen, take } = useChoosing(
		{ items: [], value, recent },
		answer,
	);
	return (
		<PickPanel
			title={title}
			sub={given.sub}
			count={chosen.length}
			onClear={multi ? () => setChosen([]) : undefined}
			onApply={multi ? () => void take(chosen) : undefined}
			isLoading={state === "loading"}
			onRetry={state === "failed" ? refetch : undefined}
			close={close}
		>
			<PickList
				label={title}
				searchLabel={t.searchHint}
				items={items}
				value={chosen}
				onChange={setChosen}
				multi={multi}
				recent={first}
				onTake={(id) => void take([id])}
			/>
		</PickPanel>
	);
}
