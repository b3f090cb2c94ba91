import { Button } from "@mantine/core";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { isoDayPlus, isoOfDay } from "#domain/time/iso-day.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { commonList } from "#kit/ui/panels.ts";
import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { api } from "#kit/web/api.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract, type ShiftSwap } from "../contract.ts";
import { act } from "./act.ts";
import { useLineWords } from "./shift-line.tsx";
import { texts } from "./text.ts";

/** Days from which what is given back can be chosen. */
const choiceDays = 56;

export function SwapDoings({ swap }: { readonly swap: ShiftSwap }) {
	const t = useTexts(texts);
	const take = useTake(swap);
	const { id, version, role, violations, offeredTo } = swap;
	const decided = { id, version };
	const button = (label: string, run: () => void) => (
		<Button size="xs" variant="default" onClick={run}>
			{label}
		</Button>
	);
	const decline = () => void act(contract.declineSwap, t.doing.decline, () => decided);
	if (role === "OFFERED" || role === "TAKEN") {
		const withdraw = () => void act(contract.withdrawSwap, t.doing.withdraw, () => decided);
		return button(t.withdraw, withdraw);
	}
	if (role === "ASKED") {
		const mayTake = violations.every(({ acceptable }) => acceptable);
		return (
			<>
				{offeredTo !== null && button(t.decline, decline)}
				{mayTake && button(t.agree, () => void take())}
			</>
		);
	}
	const approve = () =>
		void act(contract.approveSwap, t.doing.approve, (accepted) => ({ ...decided, ...accepted }));
	return (
		<>
			{button(t.decline, decline)}
			{button(t.approve, approve)}
		</>
	);
}

/** Takes what is offered; of a swap it is asked first what is given for it. */
function useTake({ id, kind, shift }: ShiftSwap) {
	const t = useTexts(texts);
	const { userId } = useSession();
	const lineOf = useLineWords();
	const choose = () =>
		openPicker(commonList, {
			...{ title: t.choose.title, empty: t.choose.none, canOpen: true },
			items: async () => {
				const from = isoOfDay(dayNow());
				const range = { from, to: isoDayPlus(from, choiceDays), userIds: [userId] };
				const { items } = await api(shifts.listShifts, range);
				return items.map((one) => {
					const { when, what } = lineOf(one);
					return { id: one.id, label: when, sub: what, color: one.activity.color };
				});
			},
		});
	return async () => {
		const returnShiftId = kind === "SWAP" ? await choose() : null;
		if (kind === "SWAP" && (returnShiftId === null || returnShiftId === shift.id)) return;
		const input = { id, returnShiftId };
		await act(contract.takeSwap, t.doing.take, (accepted) => ({ ...input, ...accepted }));
	};
}
