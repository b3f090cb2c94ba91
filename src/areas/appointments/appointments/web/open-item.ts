import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import type { AppointmentItem } from "../contract/item.ts";
import {
	appointmentsDetail,
	appointmentsSeriesExceptionDetail,
	appointmentsSeriesItemDetail,
} from "./panels.ts";

/** Each kind has its own detail. */
export function openItem({ id, exceptionId, originalDay }: AppointmentItem): void {
	if (exceptionId !== null) openPanel(appointmentsSeriesExceptionDetail, { id: exceptionId });
	else if (originalDay !== null) openPanel(appointmentsSeriesItemDetail, { id, day: originalDay });
	else openPanel(appointmentsDetail, { id });
}
