import { limits } from "#kit/contract/limits.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import type { PickerProps } from "#kit/ui/picker/define-picker.ts";
import { GonePanel } from "#kit/ui/picker/gone-panel.tsx";
import { useQuestion } from "#kit/ui/picker/use-question.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { BulkForm } from "./bulk-form.tsx";
import type { BulkGiven } from "./panels.ts";
import { usersSpecialAccountsBulk } from "./panels.ts";

/** Ticks accounts and gives them to the people it was opened for. */
export default function UsersSpecialAccountsBulkPanel(props: PickerProps) {
	const title = useTitle(usersSpecialAccountsBulk);
	const question = useQuestion<BulkGiven, true>(props);
	if (question === null) return <GonePanel title={title} />;
	return <Choice {...question} close={props.close} />;
}

interface Given {
	readonly given: BulkGiven;
	readonly answer: (value: true) => void;
	readonly close: () => void;
}

function Choice({ given, answer, close }: Given) {
	const { assigned: t, master } = useTexts(texts);
	const title = useTitle(usersSpecialAccountsBulk);
	const { data, isPending, refetch } = useApi(contract.listSpecialAccounts, {
		isEnabled: true,
		pageSize: limits.listLength,
	});
	const accounts = data?.items.filter(({ isForAll }) => !isForAll) ?? [];
	if (accounts.length > 0) {
		return <BulkForm given={given} accounts={accounts} onDone={() => answer(true)} close={close} />;
	}
	return (
		<PanelFrame title={title} isLoading={isPending}>
			{data === undefined ? (
				<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
			) : (
				<EmptyState text={master.empty} />
			)}
		</PanelFrame>
	);
}
