import { languageStore } from "../language-store.ts";
import { settingsStore } from "../settings/settings-store.ts";
import { type Format, formatFor } from "./format.ts";

/** The formatter of the present settings, for code that is no component. */
export function formatNow(): Format {
	const { region } = settingsStore.get();
	return formatFor(languageStore.get(), region.hourFormat, region.timezone);
}
