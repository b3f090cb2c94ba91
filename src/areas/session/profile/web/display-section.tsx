import { NativeSelect } from "@mantine/core";
import { useId } from "react";
import { DisplaySettings } from "#kit/web/settings/display-settings.tsx";
import { updateSettings, useSettings } from "#kit/web/settings/settings-store.ts";
import { texts as kitGerman } from "#kit/web/text.de.ts";
import { texts as kitEnglish } from "#kit/web/text.en.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { ProfileSection } from "./profile-section.tsx";
import { timeZones } from "./time-zones.ts";

/** The display settings, and the zone for points in time. */
export function DisplaySection() {
	const t = useTexts(german, english).profile;
	const { title } = useTexts(kitGerman, kitEnglish).display;
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
