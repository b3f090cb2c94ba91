import { IconTrash } from "@tabler/icons-react";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import type { SettingValue } from "../contract/setting-field.ts";
import { groupOf } from "../contract/setting-groups.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import type { ShownSetting } from "./setting-place.tsx";

/** Values that hold from a later day on, each of which can be taken back until then. */
export function UpcomingChanges({ shown }: { readonly shown: ShownSetting }) {
	const t = useTexts(texts);
	const format = useFormat();
	const print = usePrinted(shown);
	const { mutate, isPending } = useAction(contract.deleteSettingChange, {
		context: t.form.saving,
		renews: [contract.getSettingGroup],
	});
	if (shown.upcoming.length === 0) return null;
	return (
		<section aria-labelledby="upcoming-settings">
			<h3 id="upcoming-settings">{t.form.upcoming}</h3>
			<ul className="setting-changes">
				{shown.upcoming.map(({ id, value, validFrom }) => (
					<li key={id}>
						<span>
							<b>{t.form.from(format.date(validFrom))}</b> {print(value)}
						</span>
						{shown.mayWrite && (
							<IconButton
								icon={IconTrash}
								label={t.form.takeBack(format.date(validFrom))}
								disabled={isPending}
								onClick={() => mutate({ id })}
							/>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

/** What differs from today's values, as "Name: Wert". */
function usePrinted({ key, effective }: ShownSetting) {
	const t = useTexts(texts);
	const format = useFormat();
	const labels: Readonly<Record<string, string>> = t.settings[key].fields;
	const choices: Readonly<Record<string, string>> = t.settings[key].choices;
	const one = (name: string, value: SettingValue | undefined) => {
		if (typeof value === "boolean") return value ? t.form.on : t.form.off;
		const isDuration = groupOf(key).fields[name]?.kind === "DURATION";
		if (typeof value === "number") return isDuration ? format.hours(value) : format.amount(value);
		return choices[value ?? ""] ?? value ?? "";
	};
	return (value: Readonly<Record<string, SettingValue>>) =>
		Object.keys(value)
			.filter((name) => value[name] !== effective.value[name])
			.map((name) => `${labels[name] ?? name}: ${one(name, value[name])}`)
			.join(", ");
}
