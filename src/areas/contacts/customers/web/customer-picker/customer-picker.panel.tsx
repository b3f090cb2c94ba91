import { ChoicePanel } from "#kit/ui/picker/choice-panel.tsx";
import type { PickerProps } from "#kit/ui/picker/define-picker.ts";
import { GonePanel } from "#kit/ui/picker/gone-panel.tsx";
import { PickList } from "#kit/ui/picker/pick-list.tsx";
import { useQuestion } from "#kit/ui/picker/use-question.ts";
import { ownRecentChoices } from "#kit/web/session/own-recent-choices.ts";
import { useTexts } from "#kit/web/texts.ts";
import { usePanelTitles } from "../use-panel-titles.ts";
import type { CustomerPickerGiven } from "./customer-picker-given.ts";
import { texts } from "./text.ts";
import { usePickCustomers } from "./use-pick-customers.ts";

const recentCustomers = ownRecentChoices("customers");

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
	const t = useTexts(texts);
	const { picker } = usePanelTitles();
	const { items, state, refetch } = usePickCustomers(given);
	return (
		<ChoicePanel
			given={given}
			title={picker}
			multi={false}
			recent={recentCustomers}
			answer={answer}
			state={state}
			refetch={refetch}
			close={close}
		>
			{(list) => <PickList {...list} items={items} searchLabel={t.searchHint} />}
		</ChoicePanel>
	);
}
