import { LoadedPanel, useUserName } from "#areas/staff/users/web/public.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { specialAccounts } from "../../contract/accounts.ts";
import type { Modification } from "../../contract/modifications.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { ChoiceList } from "../choice-list.tsx";
import { HeldList } from "./held-list.tsx";
import "../special-accounts.css";
import { renewAccounts } from "../account-form.ts";
import {
	type ofUser,
	specialAccountsModificationCreate,
	specialAccountsModificationEdit,
	usersSpecialAccountsBulk,
} from "../panels.ts";

/** The accounts of a person, what was corrected on them, and the way to further ones. */
export default function UsersSpecialAccountsPickerPanel({ userId }: PanelProps<typeof ofUser>) {
	const t = useTexts(texts).assigned;
	const mayWrite = useMay("specialaccounts.manage", "WRITE");
	const name = useUserName(userId);
	useLiveTopic(specialAccounts.topic, () => void renewAccounts());
	const people = [{ id: userId, name: name ?? "" }];
	return (
		<LoadedPanel endpoint={contract.listUserSpecialAccounts} input={{ userId }}>
			{({ items }) => (
				<PanelFrame
					sub={name}
					actions={<HistoryButton entity="special_account_user" entityId={userId} />}
					footer={
						mayWrite && (
							<AddButton
								label={t.add}
								onClick={() => void openPicker(usersSpecialAccountsBulk, { people })}
							/>
						)
					}
				>
					<Section label={t.held}>
						<HeldList accounts={items} mayWrite={mayWrite} />
					</Section>
					<ModificationSection userId={userId} />
				</PanelFrame>
			)}
		</LoadedPanel>
	);
}

/** What was added to a person's accounts or taken from them by hand. */
function ModificationSection({ userId }: { userId: string }) {
	const t = useTexts(texts).modifications;
	const mayDecide = useMay("timetrackings.manage", "FULL");
	const add = mayDecide && (
		<AddButton
			label={t.create}
			size="xs"
			variant="default"
			onClick={() => openPanel(specialAccountsModificationCreate, { userId }, { stack: "sub" })}
		/>
	);
	return (
		<Section title={t.title} aside={add}>
			<Answer
				endpoint={contract.listSpecialAccountModifications}
				input={{ userId }}
				topic={specialAccounts.topic}
				notLoaded={t.notLoaded}
			>
				{({ items }) => <ModificationList {...{ userId, items, mayDecide }} />}
			</Answer>
		</Section>
	);
}

interface ModificationListGiven {
	readonly userId: string;
	readonly items: readonly Modification[];
	/** Leads to the forms of those that may still be changed. */
	readonly mayDecide: boolean;
}

/** Modifications, the newest first; what was taken back stays, quieter, with what took it back. */
function ModificationList({ userId, items, mayDecide }: ModificationListGiven) {
	const t = useTexts(texts).modifications;
	const format = useFormat();
	if (items.length === 0) return <EmptyState text={t.none} />;
	const edit = (modificationId: string) =>
		openPanel(specialAccountsModificationEdit, { userId, modificationId }, { stack: "sub" });
	return (
		<ChoiceList
			items={items.map(({ id, day, type, minutes, code, reason, ...one }) => {
				const isSettled = one.isReversed || one.reversesId !== null;
				const signed = type === "ENTITLEMENT" ? minutes : -minutes;
				const state = one.isReversed ? t.reversed : t.reversal;
				return {
					id,
					head: `${format.date(day)} · ${code} · ${format.hours(signed, { sign: true })} h`,
					about: isSettled ? `${reason} · ${state}` : reason,
					isPast: isSettled,
					onChoose: mayDecide && !isSettled ? () => edit(id) : undefined,
				};
			})}
		/>
	);
}
