import { NativeSelect } from "@mantine/core";
import { useId } from "react";
import { DisplaySettings } from "#kit/web/settings/display-settings.tsx";
import { updateSettings, useSettings } from "#kit/web/settings/settings-store.ts";
import { texts as kitTexts } from "#kit/web/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { ProfileSection } from "./profile-section.tsx";
import { timeZones } from "./time-zones.ts";

/** The display settings, and the zone for points in time. */
export function DisplaySection() {
	const t = useTexts(texts).profile;
	const { title } = useTexts(kitTexts).display;
	const { timezone: zone } = useSettings().region;
	const zoneId = useId();
	return (
		<ProfileSection title={title}>
			<DisplaySettings>
				<label htmlFor={zoneId}>{t.timeZone}</label>
				<NativeSelect
					id={zoneId}
					value={zone}
					data={timeZones(zone)}
					onChange={({ currentTarget: { value: timezone } }) =>
						updateSettings({ region: { timezone } })
					}
				/>
				<p className="display-help">{t.timeZoneHelp}</p>
			</DisplaySettings>
		</ProfileSection>
	);
}
