/** What framer-motion can do here, loaded after the first paint: animation, gestures and drag. */
export { domMax as motionFeatures } from 'framer-motion'
