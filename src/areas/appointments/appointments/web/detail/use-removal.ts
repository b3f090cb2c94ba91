import { confirm } from "#kit/ui/dialog/confirm.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import type { AppointmentDetail } from "../../contract/answers.ts";
import { contract } from "../../contract.ts";
import { renewAppointments } from "../renew-appointments.ts";
import { texts } from "../text.ts";

/** Deletes one time, those from it on, or all; takes back that one was moved. Asks before. */
export function useRemoval(one: AppointmentDetail, close: () => void) {
	const { detail: t } = useTexts(texts);
	const options = {
		context: t.remove,
		onDone: () => {
			toast({ type: "positive", title: t.removed });
			close();
			renewAppointments();
		},
	};
	const single = useAction(contract.deleteAppointment, options);
	const series = useAction(contract.deleteAppointmentSeries, options);
	const leaving = useAction(contract.createAppointmentException, options);
	const backing = useAction(contract.deleteAppointmentException, {
		...{ context: t.putBack },
		onDone: () => {
			close();
			renewAppointments();
		},
	});
	const { id, exceptionId, originalDay } = one;
	const day = originalDay ?? "";
	const titles = { ONE: t.removeOne, FROM: t.removeFrom, ALL: t.removeAll };
	const remove = async (what: "ONE" | "FROM" | "ALL") => {
		const title = one.kind === "APPOINTMENT" ? t.remove : titles[what];
		const text = one.participants.length > 0 ? { text: t.sure } : {};
		if ((await confirm({ title, ...text, confirm: t.remove, danger: true })) === null) return;
		if (one.kind === "APPOINTMENT") single.mutate({ id });
		else if (what === "ONE")
			leaving.mutate({ id, version: one.seriesVersion ?? one.version, day, moved: null });
		else series.mutate({ id, ...(what === "FROM" && { since: day }) });
	};
	const putBack = () => exceptionId !== null && backing.mutate({ id: exceptionId });
	const isPending = [single, series, leaving, backing].some((action) => action.isPending);
	return { remove, putBack, isPending };
}
