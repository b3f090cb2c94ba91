import { Button } from "@mantine/core";
import {
	IconArrowsVertical,
	IconCalendarMonth,
	IconDots,
	IconListDetails,
	IconPencil,
	IconPrinter,
} from "@tabler/icons-react";
import { absencesCreate } from "#areas/absences/requests/web/panels.ts";
import { LoadedPanel } from "#areas/staff/users/web/public.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { DropMenu } from "#kit/ui/menu/drop-menu.tsx";
import type { MenuEntry } from "#kit/ui/menu/menu-given.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { usePaper } from "#kit/ui/paper/use-paper.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ListWalk } from "#kit/web/grid/list-walk.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { LeaveAccountAnswer } from "../../contract/account.ts";
import { contract, leaveAccountsTopic } from "../../contract.ts";
import { texts } from "../../text.ts";
import {
	leaveAccountsCalendar,
	leaveAccountsConfigure,
	leaveAccountsDetail,
	leaveAccountsEdit,
	leaveAccountsLimits,
	leaveAccountsModifications,
	leaveAccountsRecords,
	type ofAccount,
} from "../panels.ts";
import { renewAccounts } from "../renew-accounts.ts";
import { AccountReport } from "./account-report.tsx";
import { AccountSheet } from "./account-sheet.tsx";
import { useWhose } from "./use-whose.ts";

type Given = PanelProps<typeof ofAccount>;

/** A person's leave of a year: what it comes to and why, its statement, and how it goes on. */
export default function LeaveAccountsDetailPanel({ userId, year, activityId }: Given) {
	useLiveTopic(leaveAccountsTopic, () => void renewAccounts());
	useLiveTopic("ABSENCES", () => void renewAccounts());
	const input = { userId, ...(year && { year }), ...(activityId && { activityId }) };
	return (
		<LoadedPanel endpoint={contract.getLeaveAccount} input={input}>
			{(shown) => <Shown shown={shown} input={input} />}
		</LoadedPanel>
	);
}

interface ShownGiven {
	readonly shown: LeaveAccountAnswer;
	readonly input: Pick<Given, "userId" | "year" | "activityId">;
}

function Shown({ shown, input: { userId, ...rest } }: ShownGiven) {
	const { detail: t, setUp } = useTexts(texts);
	const mayCorrect = useMay("leaveaccounts.manage", "WRITE") && shown.activityId !== null;
	const sub = useWhose(shown);
	const sheet = usePaper(() => <AccountSheet shown={shown} />);
	const { account } = shown;
	return (
		<PanelFrame
			title={t.title(String(shown.year))}
			sub={sub}
			actions={<Actions shown={shown} userId={userId} rest={rest} />}
			footer={
				<>
					{account && (
						<Button
							variant="default"
							leftSection={<IconPrinter size={16} stroke={1.7} aria-hidden />}
							onClick={sheet.start}
						>
							{t.print}
						</Button>
					)}
					{mayCorrect && (
						<Button
							variant="default"
							onClick={() =>
								openPanel(leaveAccountsModifications, { userId, ...rest }, { stack: "sub" })
							}
						>
							{t.correct}
						</Button>
					)}
					<AddButton
						label={t.request}
						onClick={() => openPanel(absencesCreate, { userId }, { stack: "sub" })}
					/>
				</>
			}
		>
			{account === null ? (
				<EmptyState
					text={t.none}
					action={
						mayCorrect && (
							<Button
								onClick={() =>
									openPanel(leaveAccountsConfigure, { userId, ...rest }, { stack: "sub" })
								}
							>
								{setUp.configure}
							</Button>
						)
					}
				/>
			) : (
				<AccountReport shown={shown} account={account} />
			)}
			{sheet.paper}
		</PanelFrame>
	);
}

interface ActionsGiven {
	readonly shown: LeaveAccountAnswer;
	readonly userId: string;
	readonly rest: Omit<ShownGiven["input"], "userId">;
}

/** To the accounts beside it, to its days and entries, to what is set up of it, and to who changed what. */
function Actions({ shown: { account }, userId, rest }: ActionsGiven) {
	const { detail: t, calendar } = useTexts(texts);
	const entries = useFurther({ userId, ...rest }, account !== null);
	return (
		<>
			<ListWalk
				id={userId}
				endpoint={contract.getLeaveAccount}
				input={(id) => ({ userId: id, ...rest })}
				open={(id) => openPanel(leaveAccountsDetail, { userId: id, ...rest })}
			/>
			<IconButton
				icon={IconCalendarMonth}
				label={calendar.open}
				onClick={() => openPanel(leaveAccountsCalendar, { userId, ...rest }, { stack: "sub" })}
			/>
			{entries.length > 0 && (
				<DropMenu entries={entries} position="bottom-end" label={t.more}>
					<IconButton icon={IconDots} label={t.more} />
				</DropMenu>
			)}
			{account && <HistoryButton entity="leave_account" entityId={account.id} />}
		</>
	);
}

/** What is not needed every day. */
function useFurther(asked: ShownGiven["input"], hasAccount: boolean): readonly MenuEntry[] {
	const { detail: t, setUp, limits } = useTexts(texts);
	const mayWrite = useMay("leaveaccounts.manage", "WRITE");
	const stack = { stack: "sub" } as const;
	const all = [
		{
			...{ id: "records", label: t.records, isOpen: hasAccount },
			icon: <IconListDetails size={16} stroke={1.7} aria-hidden />,
			onChoose: () => openPanel(leaveAccountsRecords, { userId: asked.userId }, stack),
		},
		{
			...{ id: "edit", label: setUp.edit, isOpen: mayWrite && hasAccount },
			icon: <IconPencil size={16} stroke={1.7} aria-hidden />,
			onChoose: () => openPanel(leaveAccountsEdit, asked, stack),
		},
		{
			...{ id: "limits", label: limits.open, isOpen: mayWrite },
			icon: <IconArrowsVertical size={16} stroke={1.7} aria-hidden />,
			onChoose: () => openPanel(leaveAccountsLimits, asked, stack),
		},
	];
	return all.filter(({ isOpen }) => isOpen).map(({ isOpen: _, ...entry }) => entry);
}
