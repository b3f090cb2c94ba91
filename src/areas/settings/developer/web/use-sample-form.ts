import { useForm } from "#kit/ui/form/use-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

interface Sample {
	readonly firstName: string;
	readonly lastName: string;
	readonly number: string;
	readonly birthday: string | null;
	readonly mail: string;
	readonly costCentre: string | null;
	readonly hours: number | null;
}

/** A number that belongs to somebody else already. */
const taken = "20408";

/** A form whose server says no to one number. */
export function useSampleForm() {
	const { form: t, fields } = useTexts(texts);
	return useForm<Sample>({
		draftKey: "developer.kit",
		initial: {
			firstName: "Lena",
			lastName: "Vogt",
			number: "20418",
			birthday: "1991-03-14",
			mail: "lena.vogt@klinikum.example",
			costCentre: "4120",
			hours: 38 * 60 + 30,
		},
		fields: {
			firstName: { label: t.firstName, required: true, section: "base" },
			lastName: { label: t.lastName, required: true, section: "base" },
			number: { label: t.number, required: true, section: "base" },
			birthday: { label: t.birthday, section: "base" },
			mail: {
				label: fields.mail,
				required: true,
				type: "MAIL",
				section: "base",
			},
			costCentre: { label: fields.select, section: "assignment" },
			hours: { label: t.hours, section: "assignment" },
		},
		save: async ({ number }) => {
			if (number !== taken) return;
			throw Object.assign(new Error(t.taken), {
				code: "DUPLICATE",
				details: [{ field: "number", text: t.taken }],
			});
		},
	});
}
