import {
	IconCalendarMonth,
	IconClockHour4,
	IconDots,
	IconListCheck,
	IconScale,
	IconUsers,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useLanguage } from "../../language-store.ts";
import { areaLabel } from "../../router/open-pages.ts";
import { useMay, useSession } from "../../session/session-store.ts";
import { useSlotOwns } from "../../slots/slots-store.ts";
import { texts as shellTexts } from "../../text.ts";
import { useTexts } from "../../texts.ts";
import { AreaIcon } from "../area-icon.tsx";
import { useMenu } from "../use-menu.ts";
import { currentPlace, type DailyPage, type PhonePlace, phonePlaces } from "./phone-places.ts";
import { texts } from "./text.ts";

const icons = {
	"/home/dashboard": IconClockHour4,
	"/time-management/target-actual": IconCalendarMonth,
	"/time-management/trackings": IconListCheck,
	"/time-management/accounts": IconScale,
	"/staff/users": IconUsers,
} as const satisfies Record<DailyPage, unknown>;

interface Given {
	readonly isMenuOpen: boolean;
	readonly onMore: () => void;
}

/** The places this person goes to most and a way to all the others, below the thumb. */
export default function PhoneNavigation({ isMenuOpen, onMore }: Given) {
	const t = useTexts(shellTexts).shell;
	const { menu, path } = useMenu();
	const owns = useSlotOwns();
	const looksAfterPeople = useMay("users.manage", "WRITE");
	const places = phonePlaces({ menu, owns, looksAfterPeople });
	const current = currentPlace(places, path);
	return (
		<nav className="phone-nav" aria-label={t.phoneMenu}>
			{places.map((place) => (
				<Place key={place.path} place={place} isCurrent={place === current} />
			))}
			<button
				type="button"
				className="phone-place"
				aria-expanded={isMenuOpen}
				aria-controls="main-menu"
				data-current={current === undefined || undefined}
				onClick={onMore}
			>
				<span className="phone-pill">
					<IconDots size={22} stroke={1.7} aria-hidden />
				</span>
				{t.more}
			</button>
		</nav>
	);
}

function Place({ place, isCurrent }: { readonly place: PhonePlace; readonly isCurrent: boolean }) {
	const { userId } = useSession();
	const { own } = place;
	const face = <Face place={place} />;
	if (own) {
		return (
			<button type="button" className="phone-place" onClick={() => own.run(userId)}>
				{face}
			</button>
		);
	}
	return (
		<Link
			className="phone-place"
			to={place.path as string}
			{...(isCurrent ? { "aria-current": "page" } : {})}
		>
			{face}
		</Link>
	);
}

function Face({ place: { daily, area, own } }: { readonly place: PhonePlace }) {
	const words = useTexts(texts);
	const language = useLanguage();
	const ofOwn: Partial<Record<DailyPage, string>> = own ? words.own : {};
	const Shape = daily && icons[daily];
	return (
		<>
			<span className="phone-pill">
				{Shape ? <Shape size={22} stroke={1.7} aria-hidden /> : <AreaIcon area={area} size={22} />}
			</span>
			{daily ? (ofOwn[daily] ?? words.places[daily]) : areaLabel(area, language)}
		</>
	);
}
