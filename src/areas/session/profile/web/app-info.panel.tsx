import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { browserConfig, serverAddress } from "#kit/web/config.ts";
import { texts as shellTexts } from "#kit/web/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import "./profile.css";

/** What the browser receives besides our own code, and whose data it shows; under which licence. */
const openSourceParts = [
	{ name: "React", license: "MIT" },
	{ name: "Mantine", license: "MIT" },
	{ name: "TanStack Query", license: "MIT" },
	{ name: "TanStack Router", license: "MIT" },
	{ name: "TanStack Table", license: "MIT" },
	{ name: "TanStack Virtual", license: "MIT" },
	{ name: "Day.js", license: "MIT" },
	{ name: "uqr", license: "MIT" },
	{ name: "date-holidays", license: "ISC, CC-BY-3.0" },
	{ name: "Tabler Icons", license: "MIT" },
	{ name: "Zod", license: "MIT" },
	{ name: "IBM Plex Sans", license: "OFL-1.1" },
] as const;

/** Which version this is, where it comes from, and what it is made of. */
export default function AppInfoPanel() {
	const t = useTexts(texts).about;
	const { product } = useTexts(shellTexts);
	return (
		<PanelFrame>
			<Section title={product}>
				<Facts>
					<Fact label={t.version}>{browserConfig().version}</Fact>
					<Fact label={t.server}>{serverAddress()}</Fact>
				</Facts>
			</Section>
			<Section title={t.license}>
				<p className="profile-text">{t.licenseText}</p>
			</Section>
			<Section title={t.parts}>
				<table className="profile-parts">
					<thead>
						<tr>
							<th scope="col">{t.part}</th>
							<th scope="col">{t.partLicense}</th>
						</tr>
					</thead>
					<tbody>
						{openSourceParts.map(({ name, license }) => (
							<tr key={name}>
								<td>{name}</td>
								<td>{license}</td>
							</tr>
						))}
					</tbody>
				</table>
			</Section>
		</PanelFrame>
	);
}
