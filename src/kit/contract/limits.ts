/** Every number of the specification that the product as a whole keeps to (its sections A§9 and B§9), in one place. */
export const limits = {
	customerNumberLength: 5,
	resetCodeLength: 6,
	password: { strengthLevels: 5, minimumLength: 8, maximumLength: 64 },
	textLength: 2000,
	treeDepth: 15,
	pageSize: 25,
	/** Rows of a page that shows "alle"; longer lists are exported. */
	listLength: 10_000,
	numberDecimals: 2,
	newAppointmentMinutes: 15,
	projects: { collapsedBelow: 3, showAllAbove: 3 },
	/** Pixels of the long boxes of a dashboard; in style sheets `--card-height`. */
	cardHeight: 500,
	/** Pixels by which a press on an arrow scrolls; nothing has such arrows yet, wheel, fingers and keys scroll natively. */
	scrollStep: 200,
	firstPickableDay: "2020-01-01",
} as const;

/** Milliseconds. */
export const times = {
	toast: 3000,
	sessionExpiredToast: 5000,
	logoutDelay: 400,
	siteSwitch: 10_000,
	sessionReuse: 1000,
	/** How long the first look waits for its data once session and code are there. */
	firstDataWait: 250,
	searchDelay: 500,
	clockTick: 1000,
	gridSaveDelay: 2000,
	organisationCache: 15_000,
	tooltipDelay: 400,
	panelMotion: 160,
} as const;

/** Pixels; `percent` of the viewport. */
export const sizes = {
	modal: {
		xsmall: { width: 450, percent: 100 },
		small: { width: 580, percent: 100 },
		medium: { width: 880, percent: 80 },
		large: { width: 1200, percent: 85 },
		fullscreen: { width: Number.POSITIVE_INFINITY, percent: 100 },
	},
	dialog: { narrow: 500, wide: 700 },
	panel: {
		width: 700,
		/** Always left free beside a panel. */
		besides: 85,
		/** Below it a panel is the page. */
		wholeBelow: 600,
		/** What is seen of the panel beneath. */
		edge: 14,
		maximum: { narrow: 800, middle: 850, wide: 1200 },
		/** Panels that take a share of the viewport, up to one of these. */
		share: { percent: 90, narrow: 1000, wide: 1200 },
	},
	phoneBelow: 700,
} as const;

/** Where the wording of "how long ago" changes, in seconds. */
export const agoLimits = { justNow: 15, seconds: 60, aboutOneMinute: 90, minutes: 3600 } as const;

/** So many requests are answered at once, and so many a minute in the long run. */
export interface RequestRate {
	readonly atOnce: number;
	readonly perMinute: number;
}

/**
 * Beyond these, requests are refused with 429; each process counts for itself. Far above what ordinary use comes to: the dashboard
 * asks 11 times when it is opened, a terminal brings what 1,000 people booked in a day, 10 million entries are 1,000 pages.
 */
export const requestRates = {
	session: { atOnce: 1_200, perMinute: 1_200 },
	/** Of an API key. */
	key: { atOnce: 6_000, perMinute: 6_000 },
	/** Of a paired app or terminal. */
	device: { atOnce: 10_000, perMinute: 3_000 },
	/** All of a company together. */
	tenant: { atOnce: 30_000, perMinute: 30_000 },
	/** Calls of one address before sign-in, and those whose session or key nobody knows. */
	address: { atOnce: 6_000, perMinute: 3_000 },
} as const satisfies Record<string, RequestRate>;

/** What requests are counted by. */
export type RequestCounter = keyof typeof requestRates;

/** Milliseconds that a client has: to send its headers, to send all of a request, and to take a piece of an answer. */
export const connectionTimes = { headers: 20_000, request: 300_000, answer: 120_000 } as const;

/** Of one process at once; beyond them nobody is let in. */
export const mostConnections = 10_000;

/** Tasks of one process at the same time, and how many of them of one kind are one company's. */
export const jobLimits = { atOnce: 5, ofTenant: 2 } as const;
