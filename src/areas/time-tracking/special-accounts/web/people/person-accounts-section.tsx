import { PersonSection } from "#areas/staff/users/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { specialAccounts } from "../../contract/accounts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { usersSpecialAccountsPicker } from "../panels.ts";
import { HeldList } from "./held-list.tsx";

/** The special accounts of a person in her detail, and the way to change them. */
export default function PersonAccountsSection({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).assigned;
	const operation = contract.listUserSpecialAccounts;
	const { data, isPending, refetch } = useApi(operation, { userId });
	useLiveTopic(specialAccounts.topic, () => void renew(operation));
	const show = () => openPanel(usersSpecialAccountsPicker, { userId }, { stack: "sub" });
	return (
		<PersonSection title={t.section} action={{ label: t.show, run: show }}>
			{data === undefined ? (
				isPending ? (
					<LoadingState />
				) : (
					<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
				)
			) : data.items.length === 0 ? (
				<EmptyState text={t.none} />
			) : (
				<HeldList accounts={data.items} mayWrite={false} />
			)}
		</PersonSection>
	);
}
