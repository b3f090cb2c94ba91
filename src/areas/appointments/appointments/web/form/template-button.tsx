import { Button } from "@mantine/core";
import { IconBookmarkPlus } from "@tabler/icons-react";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { commonRename } from "#kit/ui/panels.ts";
import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../text.ts";
import { type AppointmentValues, contentOf, timesOf } from "./appointment-values.ts";

/** Keeps what was typed for other days. */
export function TemplateButton({ values }: { readonly values: AppointmentValues }) {
	const t = useTexts(texts);
	const { mutate, isPending } = useAction(contract.createAppointmentTemplate, {
		context: t.keepTemplate,
		renews: [contract.listAppointmentTemplates],
		onDone: () => toast({ type: "positive", title: t.templateKept }),
	});
	const times = timesOf(values);
	const keep = async () => {
		if (times === undefined) return;
		const given = { title: t.keepTemplate, label: t.templateName, maxLength: 100 };
		const name = await openPicker(commonRename, { ...given, value: values.title });
		if (!name?.trim()) return;
		const days = dayOfIso(times.to) - dayOfIso(times.from);
		const { beginMinutes, endMinutes } = times;
		mutate({
			...{ name: name.trim(), ...contentOf(values), beginMinutes, allDay: values.allDay },
			unitId: values.owner === "UNIT" ? values.unitId : null,
			durationMinutes: values.allDay
				? (days + 1) * 1440
				: days * 1440 + (endMinutes ?? 0) - (beginMinutes ?? 0),
		});
	};
	return (
		<Button
			variant="default"
			loading={isPending}
			disabled={times === undefined || values.title.trim() === ""}
			leftSection={<IconBookmarkPlus size={16} stroke={1.8} aria-hidden />}
			onClick={() => void keep()}
		>
			{t.keepTemplate}
		</Button>
	);
}
