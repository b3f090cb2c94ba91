/**
 * Names that integrators rely on. An operation that is promised but not built yet stands under `missing`; the test
 * fails when it appears, so that it moves up.
 */
export const expectedOperations = {
	present: [
		"getTenantInfo",
		"login",
		"logout",
		"getSession",
		"loginByToken",
		"listSessions",
		"endSession",
		"switchSite",
		"getSetting",
		"putSetting",
		"deleteSetting",
		"startSso",
		"loginSso",
		"changePassword",
		"forgotPassword",
		"requestPasswordChange",
		"validateResetCode",
		"changePasswordByCode",
		"getOverview",
		"getTimeClocks",
		"createBooking",
		"listTimeTrackings",
		"listProjects",
		"getFavoriteProjects",
		"putFavoriteProject",
		"deleteFavoriteProject",
		"listJobs",
		"deleteJob",
		"streamLive",
	],
	missing: [] as readonly string[],
} as const;
