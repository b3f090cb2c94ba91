import { NativeSelect, Switch } from "@mantine/core";
import { useId } from "react";
import {
	updateSettings,
	useSettings,
} from "../../../../kit/web/settings/settings-store.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { ChoiceRow } from "./choice-row.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { timeZones } from "./time-zones.ts";

const zooms = [80, 90, 100, 110, 125, 150];

/** Looks and wording; each change shows at once and is saved. */
export function DisplaySection() {
	const t = useTexts(german, english).profile;
	const { layout, region } = useSettings();
	const contrastId = useId();
	const zoneId = useId();
	return (
		<ProfileSection title={t.display}>
			<div className="profile-rows">
				<ChoiceRow
					label={t.language}
					value={region.language}
					options={[
						{ value: "de-DE", label: t.german },
						{ value: "en-EN", label: t.english },
					]}
					onChange={(language) => updateSettings({ region: { language } })}
				/>
				<ChoiceRow
					label={t.theme}
					value={layout.theme}
					options={[
						{ value: "light", label: t.light },
						{ value: "dark", label: t.dark },
					]}
					onChange={(theme) => updateSettings({ layout: { theme } })}
				/>
				<label htmlFor={contrastId}>{t.contrast}</label>
				<Switch
					id={contrastId}
					checked={layout.contrast}
					onChange={({ currentTarget: { checked: contrast } }) =>
						updateSettings({ layout: { contrast } })
					}
				/>
				<ChoiceRow
					label={t.zoom}
					value={String(layout.browserZoom)}
					options={zooms.map((zoom) => ({
						value: String(zoom),
						label: `${zoom} %`,
					}))}
					onChange={(zoom) =>
						updateSettings({ layout: { browserZoom: Number(zoom) } })
					}
				/>
				<ChoiceRow
					label={t.hourFormat}
					value={region.hourFormat}
					options={[
						{ value: "TIME", label: t.time },
						{ value: "DECIMAL", label: t.decimal },
					]}
					onChange={(hourFormat) => updateSettings({ region: { hourFormat } })}
				/>
				<label htmlFor={zoneId}>{t.timeZone}</label>
				<NativeSelect
					id={zoneId}
					value={region.timezone}
					data={timeZones(region.timezone)}
					onChange={({ currentTarget: { value: timezone } }) =>
						updateSettings({ region: { timezone } })
					}
				/>
				<p className="profile-help">{t.timeZoneHelp}</p>
			</div>
		</ProfileSection>
	);
}
