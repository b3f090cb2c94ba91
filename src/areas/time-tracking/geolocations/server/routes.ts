import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { contract, geolocations } from "../contract.ts";
import { demandScope } from "./demand-scope.ts";
import { geolocationTable } from "./sql.ts";
import { visiblePlaces } from "./visible-places.ts";

export const routes = serve(contract, {
	...masterHandlers(geolocations, geolocationTable, {
		visible: visiblePlaces,
		// moving a place takes the right at both ends
		validate: async (_tx, context, values, before) => {
			if (before !== undefined) await demandScope(context, before, "WRITE");
			await demandScope(context, values, "WRITE");
		},
		beforeDelete: (_tx, context, row) => demandScope(context, row, "FULL"),
	}),
});
