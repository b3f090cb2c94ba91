import { MasterOverview } from "#kit/web/master-data/master-overview.tsx";
import { geolocationScreens } from "./geolocation-screens.ts";

export default function GeolocationsManagePanel() {
	return <MasterOverview screens={geolocationScreens} />;
}
