import { useState } from "react";
import { doAccepted, renewEntries } from "#areas/time-tracking/entries/web/public.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { ApiError } from "#kit/web/api-error.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, type DayGap } from "../contract.ts";
import { texts } from "../text.ts";
import { proposedReason } from "./gap-words.ts";
import { adjustedSteps, type MendRange, rangesOf } from "./mend-ranges.ts";

/** What stands in a gap and what can be done with it. */
export type Mend = ReturnType<typeof useMend>;

/** What somebody makes of a proposed mend, and how it is sent. */
export function useMend(gap: DayGap, { userId, zone }: { userId: string; zone: string }) {
	const t = useTexts(texts);
	const [ranges, setRanges] = useState(() => rangesOf(gap, zone));
	const [reasonId, setReasonId] = useState<string | null>(null);
	const [reason, setReason] = useState(() => proposedReason(gap, t));
	const [isAdjusting, adjust] = useState(gap.needsTimes);
	const steps = adjustedSteps(gap, ranges, zone);
	const words = reason.trim() === "" ? null : reason;
	const done = gap.kind === "REASON_MISSING" ? t.given : t.sent;
	const sending = useSending(t.sending, () => {
		toast({ type: "positive", title: done });
		adjust(false);
	});
	const owesReason = gap.steps.some(({ kind }) => kind === "REASON");
	const isSaid = !owesReason || reasonId !== null || words !== null;
	return {
		ranges,
		reasonId,
		reason,
		isAdjusting,
		isBusy: sending.isBusy,
		/** Why the server said no; what was typed stays. */
		fault: sending.fault,
		/** Whether what is there can be sent. */
		isReady: steps !== undefined && isSaid,
		adjust,
		setRange: (nth: number, range: MendRange) =>
			setRanges((all) => all.map((one, at) => (at === nth ? range : one))),
		setReasonId,
		setReason,
		send: async () => {
			if (steps === undefined) return;
			await sending.send({ userId, steps, reasonId, reason: words });
		},
	};
}

/** Sends a mend once at a time; what the server says against it is kept to be shown. */
function useSending(context: string, onSent: () => void) {
	const [isBusy, setBusy] = useState(false);
	const [fault, setFault] = useState<string>();
	const send = async (input: GivenOf<typeof contract.sendDayMend>) => {
		if (isBusy) return;
		setBusy(true);
		setFault(undefined);
		try {
			await doAccepted(context, ({ accept }) =>
				api(contract.sendDayMend, { ...input, accept: [...accept] }),
			);
			onSent();
		} catch (error) {
			setFault(faultOf(error, context));
		} finally {
			await renewGaps(input.userId);
			setBusy(false);
		}
	};
	return { isBusy, fault, send };
}

/** A refusal is shown at the gap itself, all else as everywhere. */
function faultOf(error: unknown, context: string): string | undefined {
	if (error instanceof ApiError && error.status < 500 && error.status !== 401) return error.message;
	handleError(error, { context });
	return undefined;
}

async function renewGaps(userId: string): Promise<void> {
	await Promise.all([renew(contract.listDayGaps, { userId }), renewEntries()]);
}
