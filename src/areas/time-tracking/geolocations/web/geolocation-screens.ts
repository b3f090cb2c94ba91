import { masterScreens } from "#kit/web/master-data/master-screens.ts";
import { geolocations } from "../contract.ts";
import { texts } from "../text.ts";
import { LatitudeView, LongitudeView } from "./degree-views.tsx";
import { geolocationsEdit } from "./panels.ts";
import { RadiusView } from "./radius-view.tsx";
import { ScopeView } from "./scope-view.tsx";

export const geolocationScreens = masterScreens({
	data: geolocations,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { edit: geolocationsEdit },
	columns: ["name", "scope", "radius", "latitude", "longitude"],
	// all of them beside each other in a panel
	widths: { scope: 120, radius: 72, latitude: 100, longitude: 100 },
	views: {
		scope: ScopeView,
		radius: RadiusView,
		latitude: LatitudeView,
		longitude: LongitudeView,
	},
	isPlaced: true,
});
